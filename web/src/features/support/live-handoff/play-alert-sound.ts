/** Plays two short generated tones, without a file to fetch. Browsers stay silent before the first user gesture. */
export function playAlertSound(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.08
  volume.connect(audio.destination)
  const tones = [
    { hertz: 660, at: 0 },
    { hertz: 880, at: 0.18 },
  ]
  for (const { hertz, at } of tones) {
    const tone = audio.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.15)
    tone.onended = () => {
      if (at > 0) void audio.close()
    }
  }
}
