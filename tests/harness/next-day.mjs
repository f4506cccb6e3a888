/** Loaded into a server under test with `--import`: at SIGUSR2 its clock goes on by a day. */
const Clock = Date
let ahead = 0

globalThis.Date = class extends Clock {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(Clock.now() + ahead)
  }

  static now() {
    return Clock.now() + ahead
  }
}

process.on('SIGUSR2', () => {
  ahead += 86_400_000
})
