/** Loaded into a process before all else: the clock of its machine goes wrong by CLOCK_SHIFT_MINUTES. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MINUTES ?? 0) * 60_000
const RealDate = Date
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
