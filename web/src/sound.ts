// Sounds, off by default, made on the spot: a dry stone tap, pebbles, a low bell, a soft chime.
import { kept } from './session.svelte'

export type Sound = 'tap' | 'pebbles' | 'bell' | 'chime'
let context: AudioContext | null = null

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const wave = audio.createOscillator()
  const gain = audio.createGain()
  wave.frequency.value = pitch
  wave.type = 'sine'
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  wave.connect(gain).connect(audio.destination)
  wave.start(at)
  wave.stop(at + length)
}

function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const samples = Math.floor(audio.sampleRate * 0.06)
  const buffer = audio.createBuffer(1, samples, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * Math.exp((-8 * i) / samples)
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 4
  gain.gain.value = loud
  source.buffer = buffer
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
}

/** Plays a sound, if the player wants sounds at all. */
export function play(sound: Sound): void {
  if (!kept.sound) return
  try {
    context ??= new AudioContext()
    const audio = context
    const now = audio.currentTime
    if (sound === 'tap') knock(audio, now, 900, 0.5)
    if (sound === 'pebbles') for (let i = 0; i < 6; i++) knock(audio, now + i * 0.045 + Math.random() * 0.02, 1400 + Math.random() * 900, 0.35)
    if (sound === 'bell') [196, 392, 587].forEach((pitch, i) => tone(audio, now, pitch, 1.4 - i * 0.3, 0.12 / (i + 1)))
    if (sound === 'chime') [659, 880].forEach((pitch, i) => tone(audio, now + i * 0.11, pitch, 0.5, 0.07))
  } catch {
    // no sound on this machine
  }
}
