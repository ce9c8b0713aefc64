<?php
/** A mailer that keeps what it would have sent, byte for byte. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use WP_PHPMailer;

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php'; // @phpstan-ignore requireOnce.fileNotFound
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php'; // @phpstan-ignore requireOnce.fileNotFound
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php'; // @phpstan-ignore requireOnce.fileNotFound
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php'; // @phpstan-ignore requireOnce.fileNotFound

/** Takes the place of the mailer WordPress keeps. */
final class Postman extends WP_PHPMailer {

	/**
	 * Whole mails, oldest first.
	 * @var list<string>
	 */
	public array $kept = array();

	/** The last step, after the mail was put together. */
	public function postSend(): bool { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHPMailer's name.
		$this->kept[] = $this->getSentMIMEMessage();
		return true;
	}
}
