/** The repository. The folders of packages are named from here. */
export const root = new URL('../../', import.meta.url);
