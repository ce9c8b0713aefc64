<?php
/**
 * A reference to an object in a PDF.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Reference {

	public function __construct( public readonly int $number ) {}
}
