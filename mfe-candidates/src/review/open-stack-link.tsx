import { ButtonLink } from '@wervio/ui'
import { Files } from 'lucide-react'
import { paths } from '../paths.ts'
import { countStack, workText } from './stack-state.ts'
import { useOpenStacks } from './use-stack.ts'

/**
 * How many CVs of unfinished stacks can be looked through or are being read, as the way to them; nothing where there
 * are none.
 */
export const OpenStackLink = () => {
  const { data: stacks = [] } = useOpenStacks()
  const [firstStack] = stacks
  const text = workText(stacks.map(({ items }) => countStack(items)))
  if (!firstStack || text === null) return null
  return (
    <ButtonLink
      variant="secondary"
      icon={Files}
      // The page of new candidates lists the stacks when there is more than one.
      to={stacks.length === 1 ? paths.add.stack(firstStack.id) : paths.add.href()}
    >
      {text}
    </ButtonLink>
  )
}
