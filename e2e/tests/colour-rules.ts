/** The axe rules that look at colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
