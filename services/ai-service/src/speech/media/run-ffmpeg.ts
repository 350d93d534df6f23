import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { SpeechError } from '../speech-error.ts'
import { mediaLimits, type MediaLimits } from './media-limits.ts'

/** Bytes of messages that are kept; a damaged file makes thousands. */
const MESSAGE_BYTES = 16_384
const KILOBYTES = 1_024

/** `sh` sets the limits and becomes ffmpeg; Windows has no such limits. */
const limited = (program: string, { megabytes, processorSeconds }: MediaLimits): [string, string[]] =>
  process.platform === 'win32'
    ? [program, []]
    : [
        '/bin/sh',
        // macOS refuses a limit of address space; the others hold there.
        [
          '-c',
          `ulimit -v ${megabytes * KILOBYTES} 2>/dev/null; ulimit -t ${processorSeconds}; ulimit -c 0; exec "$0" "$@"`,
          program,
        ] as string[],
      ]

/** Nothing is asked, nothing is fetched, and nothing is opened but the file that is named. */
export const inputOf = (path: string, reader: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  reader,
  '-threads',
  '1',
  '-vn',
  '-sn',
  '-dn',
  '-i',
  `file:${path}`,
]

export type FfmpegRun = {
  /** What it writes to its standard output. */
  output: AsyncIterable<Buffer>
  /** Resolves when it has ended: whether well, and its messages. Rejects with `SpeechError` when it was stopped. */
  ended: Promise<{ isWell: boolean; messages: string }>
  stop: () => void
}

/**
 * Runs ffmpeg with limits of time and memory, at a low priority, and without the service's settings. Read its output
 * before waiting for its end.
 */
export const runFfmpeg = (
  program: string,
  args: readonly string[],
  { signal, limits = mediaLimits }: { signal?: AbortSignal | undefined; limits?: MediaLimits } = {},
): FfmpegRun => {
  const [command, before] = limited(program, limits)
  const child = spawn(command, [...before, '-nostdin', '-hide_banner', '-max_alloc', '268435456', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C' },
  })
  let messages = ''
  let stopped: SpeechError | null = null
  const stop = (): void => {
    child.kill('SIGKILL')
  }
  const stopFor = (error: SpeechError): void => {
    stopped ??= error
    stop()
  }
  const hang = () => stopFor(new SpeechError('damaged', `ffmpeg wrote nothing for ${limits.idleSeconds} s`))
  const cancel = () => stopFor(new SpeechError('cancelled'))
  /** Only while somebody waits for output: who reads slowly holds ffmpeg up. */
  const output = async function* (): AsyncGenerator<Buffer> {
    const pieces = (child.stdout as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    for (;;) {
      const idle = setTimeout(hang, limits.idleSeconds * 1_000)
      const piece = await pieces.next().finally(() => clearTimeout(idle))
      if (piece.done) return
      yield piece.value
    }
  }
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, limits.priority)
    } catch {
      // It has ended already.
    }
  }
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (text: string) => {
    if (messages.length < MESSAGE_BYTES) messages += text
  })
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })

  const ended = once(child, 'close')
    .then(([code]: (number | null)[]) => {
      if (stopped) throw stopped
      if (/No space left on device/.test(messages)) throw new SpeechError('out_of_space', 'ffmpeg')
      return { isWell: code === 0, messages }
    })
    .catch((error: unknown) => {
      throw error instanceof SpeechError
        ? error
        : new SpeechError('no_engine', 'ffmpeg did not start', { cause: error })
    })
    .finally(() => signal?.removeEventListener('abort', cancel))
  ended.catch(() => undefined)
  return { output: output(), ended, stop }
}
