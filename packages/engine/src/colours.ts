import { settingsFor } from '@image-converter/codecs/colour/picture-colours';
import type { ColourKeeping } from '@image-converter/codecs/pipeline/platform';
import { writeProfile } from '@image-converter/metadata/profile/write';

/** For pictures that keep colours other than sRGB. */
export const colours: ColourKeeping = { settingsFor, writeProfile };
