import {
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  updatePassword,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { SessionUser } from '@wervio/session'
import { SecondFactorNeeded, type AccountSecurity } from './account-security.ts'
import { identityErrorCode } from './identity.ts'

const isTotp = ({ factorId }: { factorId: string }): boolean => factorId === TotpMultiFactorGenerator.FACTOR_ID

/** Signs in; when Firebase asks for a second factor, rejects with `SecondFactorNeeded`. */
export const askingForCode = async (
  auth: Auth,
  signIn: () => Promise<UserCredential>,
  toUser: (user: User) => SessionUser,
): Promise<SessionUser> => {
  try {
    return toUser((await signIn()).user)
  } catch (error) {
    if (identityErrorCode(error) !== 'auth/multi-factor-auth-required') throw error
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
    const factor = resolver.hints.find(isTotp)
    if (!factor) throw error
    throw new SecondFactorNeeded(async (code) => {
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code)
      return toUser((await resolver.resolveSignIn(assertion)).user)
    })
  }
}

/** The account of the current user at Firebase. */
export const firebaseSecurity = (auth: Auth, toUser: (user: User) => SessionUser): AccountSecurity => {
  const currentUser = (): User => {
    if (auth.currentUser) return auth.currentUser
    throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' })
  }

  return {
    facts: async () => {
      const user = currentUser()
      await user.reload()
      const factor = multiFactor(user).enrolledFactors.find(isTotp)
      return {
        email: user.email ?? '',
        emailVerified: user.emailVerified,
        hasPassword: user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
        secondFactor: factor ? { id: factor.uid } : null,
      }
    },
    sendVerification: () => sendEmailVerification(currentUser()),
    confirm: async (password) => {
      const user = currentUser()
      const credential = EmailAuthProvider.credential(user.email ?? '', password)
      await askingForCode(auth, () => reauthenticateWithCredential(user, credential), toUser)
    },
    setPassword: (password) => updatePassword(currentUser(), password),
    beginSecondFactor: async (issuer) => {
      const user = currentUser()
      const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
      return {
        secret: secret.secretKey,
        address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), encodeURIComponent(issuer)),
        finish: (code) => multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
      }
    },
    removeSecondFactor: (id) => multiFactor(currentUser()).unenroll(id),
  }
}
