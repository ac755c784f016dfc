import { settingsFor } from '@image-converter/codecs/colour/picture-colours';
import { sampleOfPixels } from '@image-converter/codecs/fitting/sample';
import { jfifBytes, withDensity } from '@image-converter/codecs/jpg/density';
import { movedPixels, paddedPixels } from '@image-converter/codecs/move-pixels';
import { animationToFit, encodeToFit } from '@image-converter/codecs/pipeline/fit';
import { joinPages } from '@image-converter/codecs/pipeline/join-pages';
import { encodeWithLook } from '@image-converter/codecs/pipeline/look';
import type { Platform } from '@image-converter/codecs/pipeline/platform';
import type { Pixels } from '@image-converter/codecs/pixels';
import { asRgba, onBackground } from '@image-converter/codecs/rgba';
import { drawingGeometry, geometryOf } from '@image-converter/formats/geometry';
import { carrierOf } from '@image-converter/metadata/carry';
import { writeProfile } from '@image-converter/metadata/profile/write';
import { gainMapOf } from './gain-map.ts';
import type { NodeHost } from './host.ts';

type NodePlatform = Platform<Pixels, NodeHost>;

/** A process of Node, with everything loaded but what is given. */
export function nodePlatform(
  given: Pick<NodePlatform, 'host' | 'limits' | 'load' | 'inspectorOf' | 'resize' | 'reread'>,
): NodePlatform {
  return {
    ...given,
    encodersFor: async (_, { encoders }) => encoders,
    // A process has one job at a time.
    inTurn: (encode) => encode(),
    loadGeometry: async () => ({ drawingGeometry, geometryOf }),
    loadDensity: async () => ({ jfifBytes, withDensity }),
    loadLook: async () => ({ encodeWithLook }),
    rgbaOf: (picture, settings) => asRgba(onBackground(picture, settings)),
    loadColours: async () => ({ settingsFor, writeProfile }),
    loadFitting: async () => ({ animationToFit, encodeToFit }),
    joinPages,
    move: async (picture, move) => movedPixels(picture, move),
    pad: async (picture, size, settings) => paddedPixels(picture, size, settings),
    reusable: (picture) => picture,
    sampleOf: sampleOfPixels,
    suggestsSize: false,
    metadataOf: carrierOf,
    gainMapOf: (source, settings) => gainMapOf(source, settings, given.host),
    onPage: () => {},
  };
}
