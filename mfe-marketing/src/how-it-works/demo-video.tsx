import { IconButton, tokens, useTheme, onlyWithCode, onlyWithoutCode, type ShownTheme } from '@wervio/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { demo } from '../product/demo.ts'
import { ThemedPicture } from '../shared/themed-picture.tsx'

const Frame = styled.figure`
  position: relative;
  overflow: hidden;
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
  video {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: ${demo.width} / ${demo.height};
    ${onlyWithCode}
  }
`
const Still = styled.div`
  ${onlyWithoutCode}
`
const Control = styled.span`
  position: absolute;
  right: ${tokens.space[3]};
  bottom: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
  ${onlyWithCode}
`
/** What one sees in it. */
const CONTENT = 'een kandidaat naast een vacature, met bewijs per eis'

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type Props = { isSelected: boolean }

const Recording = ({ isSelected, theme }: Props & { theme: ShownTheme }) => {
  const videoRef = useRef<HTMLVideoElement>(null)
  const { video: source, poster } = demo[theme]
  const [isPlaying, setIsPlaying] = useState(false)
  const play = () => {
    // A browser that saves power may refuse; the button then still offers it.
    videoRef.current?.play().catch(() => setIsPlaying(false))
  }

  useEffect(() => {
    const video = videoRef.current
    if (!video || !isSelected) return undefined
    if (!wantsCalm()) video.play().catch(() => setIsPlaying(false))
    return () => video.pause()
  }, [isSelected])

  return (
    <Frame>
      <Still>
        <ThemedPicture
          light={demo.light.poster}
          dark={demo.dark.poster}
          width={demo.width}
          height={demo.height}
          alt={`Beeld uit een opname van het product: ${CONTENT}`}
        />
      </Still>
      <video
        ref={videoRef}
        src={source}
        poster={isSelected ? poster : undefined}
        width={demo.width}
        height={demo.height}
        muted
        loop
        playsInline
        preload={isSelected ? 'auto' : 'none'}
        crossOrigin="anonymous"
        aria-label={`Opname van het product zonder geluid: ${CONTENT}`}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <track kind="captions" src={demo.captions} srcLang="nl" label="Nederlands" default />
      </video>
      <Control>
        <IconButton
          label={isPlaying ? 'Video pauzeren' : 'Video afspelen'}
          icon={isPlaying ? Pause : Play}
          onClick={() => (isPlaying ? videoRef.current?.pause() : play())}
        />
      </Control>
    </Frame>
  )
}

/**
 * The recording of the product in the theme that is shown: muted, over and over, while its card is selected, and
 * without play for who asks for less motion. A button stops it, because it lasts longer than five seconds. Another
 * theme begins anew.
 */
export const DemoVideo = ({ isSelected }: Props) => {
  const { shownTheme } = useTheme()
  return <Recording key={shownTheme} theme={shownTheme} isSelected={isSelected} />
}
