interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files that the visitor opens with the installed app, now and later. Those opened earlier have waited for this. */
export function listenForOpenedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => void readable(files).then(onFiles));
}

/** One that is gone by now does not cost the others. */
async function readable(handles: readonly FileSystemFileHandle[]): Promise<File[]> {
  const files = await Promise.all(handles.map((handle) => handle.getFile().catch(() => undefined)));
  return files.filter((file) => file !== undefined);
}
