<?php
/**
 * The reasons for which a PDF is refused.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Media\Upload_Refusal;

enum Pdf_Fault: string {

	case Script     = 'pdf_script';
	case Launch     = 'pdf_launch';
	case Sends      = 'pdf_sends';
	case Files      = 'pdf_files';
	case Media      = 'pdf_media';
	case Xfa        = 'pdf_xfa';
	case Opens      = 'pdf_opens';
	case Encrypted  = 'pdf_encrypted';
	case Unreadable = 'pdf_unreadable';
	case Complex    = 'pdf_too_complex';

	/**
	 * The refusal with the contract's message of the same name.
	 */
	public function refusal(): Upload_Refusal {
		$status = match ( $this ) {
			self::Unreadable => 400,
			self::Complex    => 413,
			default          => 415,
		};
		return Upload_Refusal::of( $status, Contract::message( $this->value ) );
	}
}
