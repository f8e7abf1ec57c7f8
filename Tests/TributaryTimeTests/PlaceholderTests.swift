// Time
