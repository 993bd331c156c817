import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Dockerfile, DockerfileParser } from 'dockerfile-ast'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema } from '../server/src/config/config.ts'

/** What hosts read without a container engine or systemd at hand: held against the tree and against the environment. */
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = DockerfileParser.parse(read('deploy/Dockerfile'))
const { services, volumes, secrets } = parse(read('deploy/compose.yaml'))
const { workspaces } = JSON.parse(read('package.json'))

/** What `npm start` gives to Node. */
const [, quoted = ''] = /serverFlags = \['(.+)'\]/.exec(read('scripts/set-up.mjs')) ?? []
const flags = quoted.replaceAll("', '", ' ')
const [, program = ''] = /startProgram\('(.+)'/.exec(read('scripts/start.mjs')) ?? []
const started = `${flags} server/${program}`

const own = Object.keys(environmentSchema.shape)
/** Read by Node and Caddy, or by the compose file itself, beside what the Dockerfile takes. */
const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'TMPDIR', 'SUBNET', 'SITE', 'UPSTREAM', 'MODEL_MEMORY']
const taken = dockerfile.getARGs().map((each) => each.getProperty()?.getName() ?? '')
const known = new Set([...own, ...own.map((name) => `${name}_FILE`), ...others, ...taken])

test('the Dockerfile copies what is there, and nothing that .dockerignore keeps out', () => {
  const { sources, allowed } = { sources: copiedFromTree(dockerfile), allowed: allowedPaths() }
  expect(sources.length).toBeGreaterThan(10)
  for (const source of sources) {
    expect(existsSync(join(root, source)), source).toBe(true)
    expect(
      allowed.some((path) => source === path || source.startsWith(`${path}/`)),
      source,
    ).toBe(true)
  }
  for (const path of allowed) expect(existsSync(join(root, path)), path).toBe(true)
  for (const workspace of workspaces) expect(sources).toContain(`${workspace}/package.json`)
})

test('what is built by Vite finds the configuration that its own extends', () => {
  for (const workspace of ['web', 'widget', 'contract', 'markdown']) {
    const [, base = ''] = /"extends": "\.\.\/([^"]+)"/.exec(read(`${workspace}/tsconfig.json`)) ?? []
    expect(copiedFromTree(dockerfile)).toContain(base)
  }
})

test('the image runs as an account of its own, says how it is, and takes signals', () => {
  const steps = finalStage(dockerfile)
  const last = (keyword: string) =>
    steps.findLast((step) => step.getKeyword() === keyword)?.getArgumentsContent() ?? ''
  expect(last('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/)
  expect(last('STOPSIGNAL')).toBe('SIGTERM')
  expect(last('ENTRYPOINT')).toMatch(/^\["tini"/)
  expect(last('HEALTHCHECK')).toContain('CMD ["node", "deploy/check-health.mjs"]')
  expect(JSON.parse(last('CMD'))).toEqual(['node', ...started.split(' ')])
  const variables = Object.fromEntries(
    dockerfile
      .getENVs()
      .flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()])),
  )
  for (const name of Object.keys(variables)) expect(known).toContain(name)
  expect(last('VOLUME')).toBe(variables.DATA_DIR)
})

test('the compose file names what is there', () => {
  expect(Object.keys(services)).toEqual(['parleykit', 'database', 'proxy', 'model', 'model-download'])
  for (const name of Object.keys(services.parleykit.environment)) expect(known).toContain(name)
  for (const [, variable] of read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g))
    expect(known).toContain(variable)
  for (const [name, service] of Object.entries<Service>(services)) {
    expect(service.image, name).toBeTruthy()
    if (service.restart !== 'no') expect(service.mem_limit, name).toBeTruthy()
    for (const needed of Object.keys(service.depends_on ?? {})) {
      expect(services, name).toHaveProperty(needed)
      expect(needed === 'parleykit' || services[needed].healthcheck, needed).toBeTruthy()
    }
    for (const secret of service.secrets ?? []) expect(secrets, name).toHaveProperty(secret)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) expect(existsSync(join(root, 'deploy', source)), source).toBe(true)
      else expect(volumes, name).toHaveProperty(source)
    }
  }
  expect(services.parleykit.environment.DATABASE_URL_FILE).toBe('/run/secrets/database-url')
  expect(parse(read('deploy/compose.browser.yaml')).services).toHaveProperty('parleykit')
})

test('the seccomp profile allows namespaces, and refuses whatever it does not name', () => {
  const { defaultAction, syscalls } = JSON.parse(read('deploy/seccomp.json')) as SeccompProfile
  expect(defaultAction).toBe('SCMP_ACT_ERRNO')
  const allowed = syscalls.filter(({ action }) => action === 'SCMP_ACT_ALLOW')
  const names = allowed.flatMap((rule) => rule.names)
  for (const needed of ['clone', 'unshare', 'chroot', 'execve', 'fsync', 'shmget', 'memfd_create', 'seccomp'])
    expect(names).toContain(needed)
  const refused =
    'bpf clone3 io_uring_setup keyctl kexec_load mount open_by_handle_at perf_event_open pidfd_getfd pivot_root process_vm_readv ' +
    'ptrace setns umount2 userfaultfd'
  for (const name of refused.split(' ')) expect(names).not.toContain(name)
  // Only of the usual kinds: Unix, IPv4, IPv6 and routes.
  for (const { names, args } of allowed)
    if (names.includes('socket') || names.includes('personality')) expect(args, names[0]).toBeDefined()
})

test('the systemd unit and the folder without npm start what npm start does, with variables that are read', () => {
  expect(started).toMatch(/^--\S+ --\S+ server\/dist\/main\.mjs$/)
  const unit = read('deploy/parleykit.service')
  expect(/^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]).toBe(started)
  expect(read('scripts/package/parleykit.sh')).toContain(`file=${program} flags='${flags}' ;;`)
  const [, environment = ''] = /^Environment=(.+)$/m.exec(unit) ?? []
  for (const [, name] of environment.matchAll(/([A-Z_]+)=/g)) expect(known).toContain(name)
})

test('what operators read names variables, files and commands that are there', () => {
  const page = read('docs/operate.md')
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  for (const [, name] of page.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)) expect(known).toContain(name)
  for (const [, path] of page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
    expect(existsSync(join(root, 'docs', path ?? '')), path).toBe(true)
  for (const [, path = ''] of page.matchAll(/\b((?:deploy|server\/src)\/[\w./-]*\w)/g))
    expect(
      existsSync(join(root, path)) || path.startsWith('deploy/secrets') || path === 'deploy/.env',
      path,
    ).toBe(true)
  for (const [, script] of page.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toContain(script)
  for (const file of readdirSync(join(root, 'deploy')))
    if (file !== 'secrets' && file !== '.env') expect(page).toContain(`deploy/${file}`)
})

interface SeccompProfile {
  readonly defaultAction: string
  readonly syscalls: readonly { names: string[]; action: string; args?: object[] }[]
}

interface Service {
  readonly image?: string
  readonly restart?: string
  readonly mem_limit?: string
  readonly depends_on?: object
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
}

/** The steps after the last FROM. */
function finalStage(file: Dockerfile) {
  const steps = file.getInstructions()
  return steps.slice(steps.findLastIndex((step) => step.getKeyword() === 'FROM'))
}

/** Paths that COPY takes from the tree, in their order; what comes from another stage is none. */
function copiedFromTree(file: Dockerfile): string[] {
  return file.getCOPYs().flatMap((copy) => {
    if (copy.getFlags().some((flag) => flag.getName() === 'from')) return []
    return copy
      .getArguments()
      .slice(0, -1)
      .map((argument) => argument.getValue())
  })
}

/** What .dockerignore lets in again. */
function allowedPaths(): string[] {
  return read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
}
