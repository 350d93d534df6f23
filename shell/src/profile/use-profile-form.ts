import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText, queryKeys } from '@wervio/api-client'
import {
  changeRecruiterProfile,
  messages,
  recruiterProfileConflict,
  type RecruiterProfile,
  type RecruiterProfileChange,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  changedFields,
  profileDraftStore,
  profileFieldNames,
  profileForm,
  toProfileValues,
  type ProfileValues,
} from './profile-values.ts'

const conflictIn = (error: Error | null): RecruiterProfile | null =>
  error instanceof ApiError && error.code === 'conflict'
    ? (recruiterProfileConflict.safeParse(error.details).data?.current ?? null)
    : null

/**
 * The form of the own profile. What is typed stays in this browser until it is stored; only fields that changed are
 * sent. A profile that was changed elsewhere meanwhile is never overwritten unasked.
 */
export const useProfileForm = (profile: RecruiterProfile, uid: string) => {
  const queries = useQueryClient()
  const [draft] = useState(() => profileDraftStore(uid).read())
  const [hasDraft, setHasDraft] = useState(draft !== null)
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  /** What the changes are made on. */
  const [base, setBase] = useState({
    version: draft?.base_version ?? profile.version,
    values: toProfileValues(profile),
  })
  const form = useForm<ProfileValues>({
    defaultValues: base.values,
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: zodResolver(profileForm),
  })

  const showStored = (stored: RecruiterProfile): void => {
    queries.setQueryData(queryKeys.profile, stored)
    const values = toProfileValues(stored)
    setBase({ version: stored.version, values })
    form.reset(values)
    profileDraftStore(uid).drop()
    setHasDraft(false)
  }

  const saveMutation = useMutation({
    mutationFn: (body: RecruiterProfileChange) => call(changeRecruiterProfile, { body }),
    onSuccess: (saved) => {
      showStored(saved)
      toast('Je profiel is opgeslagen.')
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const { path, message } of error.fields) {
        const name = profileFieldNames.find((field) => path === field || path.startsWith(`${field}.`))
        if (name) form.setError(name, { message }, { shouldFocus: true })
      }
    },
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const store = profileDraftStore(uid)
          if (Object.keys(changedFields(values, base.values)).length === 0) store.drop()
          else setIsStorageRefused(!store.keep({ base_version: base.version, values }))
        },
      }),
    [base, form, uid],
  )

  const send = (version: number) =>
    form.handleSubmit((values) => saveMutation.mutate({ ...changedFields(values, base.values), base_version: version }))
  const conflict = conflictIn(saveMutation.error)
  return {
    form,
    conflict,
    /** Why the last attempt to save failed, in Dutch. */
    problem: saveMutation.error && !conflict ? errorText(saveMutation.error, messages.profileSaveFailed) : null,
    isSaving: saveMutation.isPending,
    /** Whether the form began with words that were typed before. */
    hasDraft,
    /** Whether this browser refuses to keep what is typed. */
    isStorageRefused,
    submit: send(base.version),
    /** After a conflict: stores what stands here over what was stored elsewhere, or takes that over. */
    saveOver: () => conflict && void send(conflict.version)(),
    showOther: () => {
      if (!conflict) return
      saveMutation.reset()
      showStored(conflict)
    },
    cancel: () => {
      saveMutation.reset()
      showStored(queries.getQueryData<RecruiterProfile>(queryKeys.profile) ?? profile)
    },
  }
}
