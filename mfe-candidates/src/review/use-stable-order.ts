import { useState } from 'react'

/**
 * Items in the order in which they first came, whatever order a later answer gives them: no row moves while somebody
 * reads the list.
 */
export const useStableOrder = <T extends { id: string }>(items: readonly T[]): T[] => {
  const [order, setOrder] = useState<readonly string[]>([])
  const newIds = items.map(({ id }) => id).filter((id) => !order.includes(id))
  const completeOrder = newIds.length > 0 ? [...order, ...newIds] : order
  if (newIds.length > 0) setOrder(completeOrder)
  return items.toSorted((one, other) => completeOrder.indexOf(one.id) - completeOrder.indexOf(other.id))
}
