// `npm run dev`: the server restarts when a file changes; Vite serves the web app and the chat frame with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, main, node, root, startProgram } from './set-up.mjs'

function startVite(name, port) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return spawn(node, [vite, '--port', String(port), '--strictPort'], {
    cwd: join(root, name),
    stdio: 'inherit',
  })
}

await main(async () => {
  await install()
  await build()
  const children = [
    startProgram('src/main.ts', { flags: ['--watch'], args: ['--mail-to-files'] }),
    startVite('web', 5173),
    startVite('widget', 5174),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  for (const child of children) child.on('exit', stop) // one without the others helps nobody
  console.log('Web app: http://localhost:5173   Chat frame: http://localhost:5174/chat-frame/')
})
