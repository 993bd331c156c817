import './dialog-parts.css'

export { AlertDialog, Dialog } from '@radix-ui/themes'
