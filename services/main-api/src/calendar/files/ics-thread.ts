import { parentPort, workerData } from 'node:worker_threads'
import { parseIcs } from './parse-ics.ts'

const { text, today } = workerData as { text: string; today: Date }
parentPort?.postMessage(parseIcs(text, today), [])
