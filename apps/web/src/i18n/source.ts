import type legal from './messages/en.legal.ts';
import type core from './messages/en.ts';
import type { ForDeployment, Translation } from './translation.ts';

/** The source language decides which texts there are. */
export type Source = ForDeployment<typeof core & typeof legal>;
export type Messages = Translation<Source>;

export type Core = Translation<typeof core>;
export type Legal = Translation<typeof legal>;
