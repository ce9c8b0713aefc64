<?php
/**
 * Something new that searches may fit: a design job, or a designer.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

final class Subject {

	/**
	 * @param Kind                       $kind   What it is.
	 * @param int                        $id     Mission or designer.
	 * @param int                        $owner  Whose it is.
	 * @param string                     $label  One line that names it.
	 * @param string                     $url    Its page.
	 * @param array<string,list<string>> $traits By filter, the values it fits.
	 * @param list<string>               $words  Words it is found by.
	 */
	public function __construct(
		public readonly Kind $kind,
		public readonly int $id,
		public readonly int $owner,
		public readonly string $label,
		public readonly string $url,
		public readonly array $traits,
		public readonly array $words
	) {}
}
