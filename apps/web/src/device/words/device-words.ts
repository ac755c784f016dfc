import type { Translation } from '../../i18n/translation.ts';
import type en from './en.ts';

export type DeviceWords = Translation<typeof en>;
