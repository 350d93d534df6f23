import { Text, tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Meter = styled.meter`
  appearance: none;
  display: block;
  width: 100%;
  height: ${tokens.space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.line.base};
  &::-webkit-meter-bar {
    height: 100%;
    border: 0;
    border-radius: ${tokens.radius.chip};
    background: ${tokens.line.base};
  }
  &::-webkit-meter-optimum-value {
    border-radius: ${tokens.radius.chip};
    background: ${tokens.accent.base};
  }
  &::-moz-meter-bar {
    background: ${tokens.accent.base};
  }
`

/** Samples of a wave in bytes lie around this. */
const MIDDLE = 128
/** Speech at a normal distance uses about a quarter of what a microphone can give. */
const GAIN = 4

/** How loud the samples are, from 0 to 1. */
const loudness = (samples: Uint8Array): number => {
  let sum = 0
  for (const sample of samples) sum += ((sample - MIDDLE) / MIDDLE) ** 2
  return Math.min(1, Math.sqrt(sum / samples.length) * GAIN)
}

/** How loud the microphone hears what is said; it stands still while the recording is paused. */
export const LevelMeter = ({ stream, isPaused }: { stream: MediaStream | null; isPaused: boolean }) => {
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (!stream || isPaused || typeof AudioContext === 'undefined') return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    let frame = 0
    const draw = () => {
      analyser.getByteTimeDomainData(samples)
      if (meter.current) meter.current.value = loudness(samples)
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream, isPaused])
  return (
    <div>
      <Meter ref={meter} min={0} max={1} value={0} aria-label="Geluid van de microfoon" />
      <Text size="tiny" tone="muted">
        Beweegt de balk als jullie praten? Dan hoort de microfoon jullie.
      </Text>
    </div>
  )
}
