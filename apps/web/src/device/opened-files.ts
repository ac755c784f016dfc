interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files that the visitor opens with the installed app, now and later. Those opened earlier have waited for this. */
export function hearOfOpenedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((handle) => handle.getFile())).then(onFiles);
  });
}
