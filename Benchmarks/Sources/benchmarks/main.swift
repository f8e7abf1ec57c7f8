import Tributary
