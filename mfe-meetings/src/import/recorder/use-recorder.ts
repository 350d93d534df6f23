import { useEffect, useState, useSyncExternalStore } from 'react'
import { Recorder } from './recorder.ts'

/** A recorder as long as the page is there: leaving ends the recording, which stays stored. */
export const useRecorder = () => {
  const [recorder] = useState(() => new Recorder())
  const state = useSyncExternalStore(recorder.subscribe, recorder.state)
  useEffect(() => recorder.stop, [recorder])
  return { recorder, state }
}
