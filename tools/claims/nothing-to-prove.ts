import { onSpecified } from './pairs.ts';
import { furtherNothing } from './promises/further-pages.ts';

/** The keys of texts that promise nothing about this software, by what they are instead. Written as in a claim. */
export const nothingToProve: Readonly<Record<string, string>> = {
  ...furtherNothing,
  'names, buttons and headings': `
    language header.title header.language header.skip header.all_formats ads footer faq related not_found
    format_selector.title format_selector.from format_selector.to format_selector.choose format_selector.go
    format_selector.hint format_selector.same all_formats.title all_formats.subtitle all_formats.table.title
    all_formats.table.search all_formats.table.found all_formats.table.format all_formats.table.about
    all_formats.table.extensions all_formats.table.read all_formats.table.written all_formats.table.place
    all_formats.table.yes all_formats.table.no all_formats.table.limits all_formats.keywords
    features.title how_it_works.title cta.title cta.button trust_indicators.label consent.title consent.accept*
    consent.reject* consent.choose consent.save consent.*_switch consent.more consent.analytics
    options.title* options.own_of options.reset options.like_others options.close options.copy options.copied
    options.in_address_bar options.changed options.number options.target options.*.title options.quality.number
    options.quality.same options.quality.small options.quality.smallest options.effort.usual options.size
    options.file_size.any options.file_size.own options.file_size.number options.file_size.unit options.background
    options.summary options.link conversion.options
    pairs.*.title pairs.*.why_convert_title pairs.*.when_use_title pairs.png-to-jpg.cta_title pairs.webp-to-*.cta_title
    pairs.jpg-to-webp.cta_title seo_content.*-to-jpg.difference_title
    seo_content.*-to-webp.difference_title
    operator impress.title impress.description impress.keywords impress.*_title impress.operator_note
    impress.sections.*.title impress.software privacy.title privacy.description
    privacy.file_uploads.title privacy.conversion_log.title privacy.technical_data.title privacy.cookies.title`,
  'what to do, and what has just happened': `
    hero.subtitle upload.title upload.drag_* upload.file_count upload.needs_script upload.single_title
    upload.single_subtitle upload.single_result_other upload.single_drag_inactive upload.tap upload.single_tap upload.add_more
    upload.single_another how_it_works.steps.0 how_it_works.steps.1.title how_it_works.steps.2
    conversion.selected_files conversion.convert* conversion.download* conversion.uploading conversion.server_converting
    conversion.receiving conversion.prefer_* conversion.success_* conversion.error_* conversion.files_added_*
    conversion.single_* conversion.outdated conversion.earlier_kept conversion.cancel conversion.retry conversion.remove conversion.clear conversion.progress
    conversion.ready conversion.*_pages conversion.still_converting conversion.page_in_work conversion.zip_failed_title
    conversion.pdf_failed_title conversion.mode_* conversion.offered* rejections errors obstacles notices.close
    notices.retry notices.more notices.load_failed_title notices.load_afresh all_formats.zone.label
    all_formats.zone.drop all_formats.zone.tap all_formats.zone.folder all_formats.batch unknown_files
    conversion.original results.compare* results.details* results.larger results.view
    device.open device.title device.keep device.keeping device.remove device.install device.new_version_title
    device.load_now device.offline_title`,
  'what formats are like, whoever converts': `
    all_formats.formats options.quality.same_hint options.quality.small_hint options.quality.smallest_hint
    comparison seo_content.*.comparison pairs.jpg-to-png.subtitle pairs.jpg-to-webp.subtitle pairs.webp-to-jpg.subtitle
    pairs.jpg-to-webp.description
    pairs.webp-to-jpg.description pairs.webp-to-jpg.why_convert_points
    ${onSpecified('pairs.{pair}.why_convert_points.2 pairs.{pair}.why_convert_points.3 pairs.{pair}.when_use_points.1')}
    pairs.png-to-jpg.why_convert_points.1 pairs.jpg-to-png.why_convert_points.1 pairs.jpg-to-webp.why_convert_points.1
    pairs.jpg-to-png.when_use_points pairs.jpg-to-webp.when_use_points pairs.webp-to-jpg.when_use_points
    pairs.png-to-webp.when_use_points pairs.png-to-jpg.when_use_points.0 pairs.webp-to-png.when_use_points.2
    seo_content.webp-to-jpg.difference seo_content.jpg-to-webp.faq.1`,
  'what the law, a host or HTTPS does': `
    impress.sections.1 impress.sections.2 privacy.controller privacy.hosting privacy.rights privacy.ssl privacy.changes`,
};
