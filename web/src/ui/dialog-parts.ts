import { AlertDialog, Dialog } from '@radix-ui/themes'

export { AlertDialog, Dialog }
