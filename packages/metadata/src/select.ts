import type { Size } from '@image-converter/formats/inspection';
import { cleanDirectories, placesIn as placesInDirectories } from './exif/clean.ts';
import * as tag from './exif/tags.ts';
import { cleanDatasets, placesIn as placesInDatasets } from './iptc/clean.ts';
import { asProperties } from './iptc/to-xmp.ts';
import { type Metadata, noMetadata } from './metadata.ts';
import type { Policy } from './metadata-policy.ts';
import { textsAllowed } from './place-names.ts';
import type { Form, SelectedMetadata } from './selected-metadata.ts';
import { Tally } from './tally.ts';
import { cleanProperties, placesIn } from './xmp/clean.ts';

interface Selected {
  readonly kept: SelectedMetadata;
  readonly tally: Tally;
}

interface Goal {
  readonly policy: Policy;
  /** Of the new picture. */
  readonly size: Size;
  /** Undefined if the target does not support metadata. */
  readonly form: Form | undefined;
}

/** Selects the metadata for the new file. If it does not fit, the least important parts are dropped. */
export function select(metadata: Metadata, goal: Goal): Selected {
  const isFitting = goal.form?.fits ?? (() => true);
  const all = selectFrom(metadata, goal);
  const smaller = [withoutMakerNote, withoutXmp].values();
  let [left, selected] = [metadata, all];
  while (!isFitting(selected.kept)) {
    left = smaller.next().value?.(left) ?? noMetadata;
    selected = selectFrom(left, goal);
  }
  return { kept: selected.kept, tally: selected.tally.after(all.tally) };
}

function selectFrom(
  { directories, orientation, properties, datasets }: Metadata,
  { policy, size, form }: Goal,
): Selected {
  const tally = new Tally();
  const written = directories ? placesInDirectories(directories) : [];
  const places = [...placesIn(properties), ...placesInDatasets(datasets), ...written];
  const wanted = { policy, size, allows: textsAllowed(policy, places), tally, orientation };
  const ownProperties = cleanProperties(properties, wanted);
  const ownDatasets = cleanDatasets(datasets, wanted);
  const rest = directories && cleanDirectories(directories, wanted);
  const kept =
    form?.iptc === 'as it is'
      ? { properties: ownProperties, datasets: ownDatasets }
      : { properties: [...ownProperties, ...asProperties(ownDatasets, ownProperties)], datasets: [] };
  return { kept: { directories: rest, ...kept }, tally };
}

function withoutMakerNote(metadata: Metadata): Metadata {
  const { directories } = metadata;
  if (!directories) return metadata;
  const photo = directories.photo.filter((field) => field.tag !== tag.makerNote);
  return { ...metadata, directories: { ...directories, photo } };
}

function withoutXmp(metadata: Metadata): Metadata {
  return { ...metadata, properties: [] };
}
