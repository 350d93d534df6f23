import { z } from 'zod'
import type { EventResource } from './event.ts'

/** Properties that an application gave an event, under names of its own. */
export const extendedProperties = z.array(z.object({ id: z.string(), value: z.string() })).default([])
type ExtendedProperties = z.output<typeof extendedProperties>

const WANTED = /^singleValueExtendedProperties\(\$filter=id eq '(.+)'\)$/

/** The properties of events. Graph shows one to whoever asks for it by its id, and no other way. */
export const createExtendedProperties = () => {
  const ofEvents = new WeakMap<EventResource, Map<string, string>>()
  return {
    set: (event: EventResource, properties: ExtendedProperties): void => {
      const stored = ofEvents.get(event) ?? new Map<string, string>()
      for (const { id, value } of properties) stored.set(id, value)
      ofEvents.set(event, stored)
    },
    /** The event with the property that `$expand` asks for, where it has that. */
    expanded: (event: EventResource, expand: string | undefined) => {
      const id = WANTED.exec(expand ?? '')?.[1]
      const value = id === undefined ? undefined : ofEvents.get(event)?.get(id)
      return value === undefined ? event : { ...event, singleValueExtendedProperties: [{ id, value }] }
    },
  }
}
