// `npm start`: installs and builds what is missing or stale, then runs the server.
import { constants } from 'node:os'
import { build, install, main, serverFlags, startProgram } from './set-up.mjs'

const parent = process.ppid

await main(async () => {
  if (process.argv.length > 2) return tellUsage()
  await install()
  await build()
  const server = startProgram('dist/main.mjs', {
    flags: serverFlags,
    args: ['--end-with-starter'],
    withPipe: true,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches every process of the terminal by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  if (process.env.npm_lifecycle_event) endWithParent(() => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
})

/** Stops when npm is gone: nobody could stop the server by its terminal or its pid any more. */
function endWithParent(stop) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
}

/** For any argument, since it takes none: what was meant as a setting isn't passed over in silence. */
function tellUsage() {
  const isHelp = ['--help', '-h'].includes(process.argv[2])
  if (!isHelp) console.error(`Unknown option: ${process.argv[2]}.`)
  console.log(
    'npm start takes no arguments; it is set up by environment variables, such as PORT=8080 npm start.',
  )
  console.log('docs/configuration.md lists them.')
  process.exitCode = isHelp ? 0 : 2
}
