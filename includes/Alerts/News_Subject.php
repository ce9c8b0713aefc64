<?php
/** Something new that searches may fit: a design job or a designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

final class News_Subject {

	/**
	 * @param string                     $label  One line that names it.
	 * @param array<string,list<string>> $traits By filter, the values it fits.
	 * @param list<string>               $words  Words it can be found by.
	 */
	public function __construct(
		public readonly Search_Kind $kind,
		public readonly int $id,
		public readonly int $owner,
		public readonly string $label,
		public readonly string $url,
		public readonly array $traits,
		public readonly array $words
	) {}
}
