import { isOpen, type PipelineMatch } from '@wervio/applications'
import { IconButton, Menu, type MenuItem } from '@wervio/ui'
import { ArrowRightLeft, EllipsisVertical, History, RotateCcw, UserMinus } from 'lucide-react'
import type { MatchActions } from './match-actions.ts'
import { endings, outcomeIcons, type EndingOutcome } from './outcome-reasons.ts'

type Props = { match: PipelineMatch; actions: MatchActions }

/** The menu of a candidate: a move with its reason, the outcomes, the history and removing them from the pipeline. */
export const MatchMenu = ({ match, actions }: Props) => {
  const endingItem = (outcome: EndingOutcome): MenuItem => ({
    label: `${endings[outcome].title}…`,
    icon: outcomeIcons[outcome],
    onSelect: () => actions.openDialog({ kind: 'end', match, outcome }),
  })
  const outcomes: MenuItem[] = isOpen(match)
    ? [
        {
          label: 'Verplaatsen met reden…',
          icon: ArrowRightLeft,
          onSelect: () => actions.openDialog({ kind: 'move', match }),
        },
        endingItem('hired'),
        endingItem('rejected'),
        endingItem('withdrawn'),
      ]
    : [{ label: 'Weer openen', icon: RotateCcw, onSelect: () => actions.reopen(match) }]
  const history: MenuItem = {
    label: 'Geschiedenis',
    icon: History,
    onSelect: () => actions.openDialog({ kind: 'history', match }),
  }
  const removal: MenuItem = {
    label: 'Uit de procedure halen',
    icon: UserMinus,
    danger: true,
    onSelect: () => actions.openDialog({ kind: 'remove', match }),
  }
  return (
    <Menu
      trigger={<IconButton label={`Meer over ${match.name}`} icon={EllipsisVertical} />}
      items={actions.mayChange ? [...outcomes, 'line', history, removal] : [history]}
    />
  )
}
