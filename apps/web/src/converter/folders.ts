/** The folders of files that were dropped; those of a picked folder's files are known to the browser. */
export const droppedFrom = new WeakMap<File, string>();

/** Where a file was below the folder that was dropped or picked, that folder included: 'holiday/day 1/', or ''. */
export function folderOf(file: File): string {
  const picked = file.webkitRelativePath ?? '';
  return droppedFrom.get(file) ?? picked.slice(0, picked.lastIndexOf('/') + 1);
}
