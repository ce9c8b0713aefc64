<?php
/**
 * A name of a PDF, without its slash and with its escapes undone.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Name {

	public function __construct( public readonly string $text ) {}
}
