/** The root of the repository, to which folders of packages are relative. */
export const root = new URL('../../', import.meta.url);
