import { useEffect, useRef, useState } from 'react'
import { FindingItem } from './finding-item.tsx'
import { firstFindings, sortFindings, type Direction } from './finding-order.ts'
import { FindingPopover } from './finding-popover.tsx'
import type { NumberedFinding } from './numbered-findings.ts'
import { ReportFrame } from './report-frame.tsx'
import { StepButtons } from './step-buttons.tsx'
import { scrollToPlace, type TextPlaces } from './text-places.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useOpenPlace } from './use-open-place.ts'
import type { TextCheck } from './use-text-check.ts'

/** Brings an item of the list into view in a list that scrolls; never scrolls the page. */
const scrollInList = (list: HTMLElement, item: HTMLElement): void => {
  const box = item.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top - frame.height / 4
}

/** The check of a text that stands in the page: its list, and what opens at the words themselves. */
export const PlacedCheck = ({ check, places }: { check: TextCheck; places: TextPlaces }) => {
  const { findings } = check
  const [showsAll, setShowsAll] = useState(false)
  const [pointedId, setPointedId] = useState<string | null>(null)
  const { openFinding, isOpenedByKey, close, leave, step } = useOpenPlace(places, findings)
  const list = useRef<HTMLElement>(null)
  const openItem = useRef<HTMLLIElement>(null)
  const markRemoval = useFocusAfterRemoval(list)
  const openId = openFinding?.id ?? null
  const litId = findings.find(({ id }) => id === pointedId)?.id ?? openId

  useEffect(() => places.mark(findings, check.checkedText), [places, findings, check.checkedText])
  useEffect(() => () => places.mark([], null), [places])
  useEffect(() => places.light(litId), [places, litId])
  useEffect(() => {
    if (openId !== null && list.current && openItem.current) scrollInList(list.current, openItem.current)
  }, [openId])

  const go = (direction: Direction) => {
    setPointedId(null)
    step(direction)
  }
  const ignore = (finding: NumberedFinding) => {
    setPointedId(null)
    close()
    check.ignore(finding)
  }
  const ignoreHere = (finding: NumberedFinding) => {
    leave(true)
    check.ignore(finding)
  }
  const { replace, select } = places
  const show = ({ id }: NumberedFinding) => {
    scrollToPlace(places.root, id)
    select?.(id, true)
  }
  const placedFindings = findings.filter(({ quote }) => quote !== '')
  const sortedFindings = sortFindings(findings)
  const visibleFindings = showsAll ? sortedFindings : firstFindings(sortedFindings, openId)
  return (
    <>
      <ReportFrame
        ref={list}
        report={check.report}
        count={findings.length}
        ignoredCount={check.ignoredCount}
        onRestore={check.restore}
        tools={placedFindings.length > 0 && <StepButtons onStep={go} />}
        onShowAll={visibleFindings.length < findings.length ? () => setShowsAll(true) : undefined}
      >
        {visibleFindings.map((finding) => (
          <FindingItem
            key={finding.id}
            ref={finding.id === openId ? openItem : null}
            finding={finding}
            isSelected={finding.id === openId}
            onPoint={(isOn) => setPointedId(isOn ? finding.id : null)}
            onSelect={() => show(finding)}
            onReplace={replace && (() => (markRemoval(), replace(finding, false)))}
            onIgnore={() => (markRemoval(), ignore(finding))}
          />
        ))}
      </ReportFrame>
      <FindingPopover
        finding={openFinding}
        root={places.root}
        number={openFinding ? placedFindings.indexOf(openFinding) + 1 : 0}
        count={placedFindings.length}
        takesFocus={isOpenedByKey}
        onStep={go}
        onReplace={openFinding && replace ? () => replace(openFinding, true) : undefined}
        onIgnore={() => openFinding && ignoreHere(openFinding)}
        onClose={leave}
      />
    </>
  )
}
