import { SAMPLE_RATE } from '../sound.ts'

const HEADER = 44
const BYTES = 2
const LOUDEST = 32_767

/** Mono sound as a WAV file of 16 bits. */
export const waveFile = (samples: Float32Array): Buffer<ArrayBuffer> => {
  const bytes = samples.length * BYTES
  const file = Buffer.alloc(HEADER + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * BYTES, 28)
  file.writeUInt16LE(BYTES, 32)
  file.writeUInt16LE(BYTES * 8, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  for (let index = 0; index < samples.length; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0))
    file.writeInt16LE(Math.round(sample * LOUDEST), HEADER + index * BYTES)
  }
  return file
}
