/** The sentences of a person's own details; no other screen loads them. */
export const profileCopy = {
  notAuthenticatedYet: 'User not authenticated yet. Please wait...',
  profileSaved: '✅ Profile completed successfully!',
  profileChanged: 'Your profile is saved.',
  profileNotSaved: (body: string) => `❌ Error saving profile: ${body}`,
  profileFound: 'Your profile was already saved and stays as it is. You can change it under Edit Profile.',
  profileFoundInPart: 'Some of this was already saved. Check it, then save.',
  profileUnheard: 'Your saved details have not come yet. The page asks again by itself: wait a moment before you type them anew.',
  savedBefore: (value: string) => `Saved before: ${value}`,
  completeProfile: 'Complete your profile',
  completeProfileLead: 'Just once, so that your results carry your name.',
  editProfileLead: 'Your details, the display, notifications and your data.',
  details: 'Your details',
  /** Before the name of the way. */
  signedInBy: 'How you sign in:',
  methods: { email: 'Email Login', phone: 'Phone Login', google: 'Google Sign-in' },
  firstName: 'First name',
  lastName: 'Last name',
  locationHint: 'Your city or district.',
  /** What the server says of a field; other languages say only that the field is to be checked. */
  fieldRefused: (why: string) => why,
  required: 'Required.',
  emailNotWhole: 'Enter the whole email address, such as name@example.com.',
  saveProfile: 'Save profile',
};

export type ProfileCopy = typeof profileCopy;
