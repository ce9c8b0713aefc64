<?php
/**
 * Ends the reading of a PDF as soon as it is known that it is not taken.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use RuntimeException;

final class Pdf_Refused extends RuntimeException {

	public function __construct( public readonly Pdf_Fault $fault ) {
		parent::__construct( $fault->value );
	}
}
