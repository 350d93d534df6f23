import { duplicateReasonTexts } from '@wervio/contracts'
import { Button, listText, Notice, Stack, Text } from '@wervio/ui'
import type { AlikeItem } from './alike-items.ts'
import { itemName } from './stack-state.ts'

type Props = { alikeItems: readonly AlikeItem[]; onChoose: (item: AlikeItem['item']) => void }

/** Which other CVs of the stack may be of the same person, before either is saved. */
export const AlikeNotice = ({ alikeItems, onChoose }: Props) => (
  <>
    {alikeItems.map(({ item, number, reasons, hasSameName }) => (
      <Notice key={item.id} tone="amber" title={`Misschien dubbel met nummer ${number}, ${itemName(item)}.`}>
        <Stack gap={2} align="start">
          <Text size="small">
            {listText(
              duplicateReasonTexts({ reasons, same_name: hasSameName }).map((text, index) =>
                index === 0 ? text : text.toLowerCase(),
              ),
            )}
            . Sla er één op; bij de ander kun je dat CV daarna toevoegen.
          </Text>
          <Button variant="secondary" size="small" onClick={() => onChoose(item)}>
            Bekijk nummer {number}
          </Button>
        </Stack>
      </Notice>
    ))}
  </>
)
