export {
  chosenId,
  chosenWords,
  oneOf,
  typedWords,
  type AddressParameter,
  type AddressParameters,
} from './address/parameters.ts'
export { useAddressFilter, useAddressValue } from './address/use-address.ts'
export { useView } from './address/use-view.ts'
export { editorName, isReader } from './authors/editor-name.ts'
export { MadeBy } from './authors/made-by.tsx'
export { RulesOffer } from './authors/rules-offer.tsx'
export { useVacancyChoice } from './choices/use-vacancy-choice.ts'
export { VacancySelect } from './choices/vacancy-select.tsx'
export { DownloadMenu, DownloadMenuButton, useDownload, type DownloadFormat } from './files/download-menu.tsx'
export { FileChoice } from './files/file-choice.tsx'
export { lazyResolver } from './forms/lazy-resolver.ts'
export { KeysHelp } from './keys/keys-help.tsx'
export { useLetterKeys } from './keys/use-letter-keys.ts'
export { LoadError } from './load/load-error.tsx'
export { dropWhenDone } from './many/drop-when-done.ts'
export type { ManyAction } from './many/many-actions.tsx'
export { ManyProgress } from './many/many-progress.tsx'
export { runMany, type ManyResult, type Success } from './many/run-many.ts'
export { chosenCard, SelectBox } from './many/select-box.tsx'
export { SelectButton } from './many/select-button.tsx'
export { SelectionArea } from './many/selection-area.tsx'
export { SelectionBar } from './many/selection-bar.tsx'
export { useSelectionKeys } from './many/selection-keys.tsx'
export { useMany, type Many, type ManyTask } from './many/use-many.ts'
export { useSelection, type Selectable, type Selection } from './many/use-selection.ts'
export { askPageActions, onPageActionsChange, type PageAction, type PageActions } from './page-actions/page-actions.ts'
export { usePageActions } from './page-actions/use-page-actions.ts'
export { useIsMounted } from './page/use-is-mounted.ts'
export { PrintStyle } from './print/print-style.ts'
export { rememberRole } from './role/stored-role.ts'
export { mayCall, useMay } from './role/use-may.ts'
export { useRole } from './role/use-role.ts'
