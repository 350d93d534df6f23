/** A recorder of jsdom, which has none: a test says what it hears. */
export class FakeRecorder extends EventTarget {
  static last: FakeRecorder | null = null
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm')
  readonly mimeType = 'audio/webm;codecs=opus'

  constructor() {
    super()
    FakeRecorder.last = this
  }
  start(): void {}
  pause(): void {}
  resume(): void {}
  /** A piece of sound. */
  give(sound: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([sound]) }))
  }
  stop(): void {
    this.dispatchEvent(new Event('stop'))
  }
}

/** A microphone at the edge of the browser; `restore` takes it away again. */
export const fakeMicrophone = () => {
  let refusal: string | null = null
  const tracks: { stopped: boolean }[] = []
  const getUserMedia = async () => {
    if (refusal !== null) throw new DOMException('', refusal)
    const track = Object.assign(new EventTarget(), { stopped: false, stop: () => (track.stopped = true) })
    tracks.push(track)
    return { getTracks: () => [track] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: FakeRecorder })
  return {
    /** Every later question is answered with this error of the browser. */
    refuse: (name: string) => {
      refusal = name
    },
    /** Whether nothing is listened to any more. */
    isOff: () => tracks.every(({ stopped }) => stopped),
    restore: () => {
      Reflect.deleteProperty(navigator, 'mediaDevices')
      Reflect.deleteProperty(globalThis, 'MediaRecorder')
    },
  }
}
