import { metrics, type Counter, type Gauge, type MeterProvider } from '@opentelemetry/api'

type Instruments = { reads: Counter; lag: Gauge }

const instrumentsOf = new WeakMap<MeterProvider, Instruments>()

/** Measuring may have been started, or not, since the last time. */
const instruments = (): Instruments => {
  const provider = metrics.getMeterProvider()
  const knownInstruments = instrumentsOf.get(provider)
  if (knownInstruments) return knownInstruments
  const meter = provider.getMeter('wervio')
  const newInstruments = {
    reads: meter.createCounter('wervio.database.reads', {
      description: 'Lists, searches and counts by the server that answered them.',
    }),
    lag: meter.createGauge('wervio.database.replica.lag', {
      unit: 'By',
      description: 'What the replica had still to replay of what was confirmed when a read asked.',
    }),
  }
  instrumentsOf.set(provider, newInstruments)
  return newInstruments
}

/** One read, once it is answered. */
export const observeRead = (target: 'primary' | 'replica'): void =>
  instruments().reads.add(1, { 'wervio.database.target': target })

/** Bytes of the log of changes between a confirmed position and what the replica has replayed. */
export const observeReplicaLag = (bytes: number): void => instruments().lag.record(bytes)
