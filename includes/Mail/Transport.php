<?php
/** Hands an email to wp_mail(), and says whether it was sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use WP_Error;

/**
 * Its filters apply to one email at a time, never to those of other plugins. The connection to the mail server stays open until close().
 */
final class Transport {

	/** The error of the last email. */
	private string $reason = '';

	/** Whether it failed for some recipients only. */
	private bool $reached_some = false;

	/** Whether the email that PHPMailer sets up next is the plugin's: a listener may send another one meanwhile. */
	private bool $is_ours = false;

	/** @var list<int|string> The server of the open connection, and who logged in. */
	private array $route = array();

	/** @return string '' when it was handed over, else the reason why not. */
	public function send( Mail $mail ): string {
		$was_open = $this->is_open();
		$reason   = $this->hand_over( $mail );
		if ( '' === $reason || ! $was_open || $this->reached_some ) {
			return $reason;
		}
		// Servers end connections that are old, or after some number of emails.
		$this->close();
		return $this->hand_over( $mail );
	}

	public function close(): void {
		remove_action( 'phpmailer_init', array( $this, 'keep_apart' ), PHP_INT_MAX );
		if ( $this->is_open() ) {
			$GLOBALS['phpmailer']->smtpClose();
		}
	}

	/**
	 * Ends the connection before an email of another plugin, or one to another server: PHPMailer would use the open one.
	 * @param PHPMailer $mailer Core's, after all plugins have set it up.
	 */
	public function keep_apart( PHPMailer $mailer ): void {
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		$route = array( $mailer->Host, $mailer->Port, $mailer->Username, $mailer->SMTPSecure );
		if ( ! $this->is_ours || $route !== $this->route ) {
			$mailer->smtpClose();
		}
		if ( ! $this->is_ours ) {
			$mailer->SMTPKeepAlive = false; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
		if ( $this->is_ours && 'mail' !== $mailer->Mailer ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName
			self::encode( $mailer );
		}
		$this->route   = $this->is_ours ? $route : array();
		$this->is_ours = false;
	}

	/**
	 * Encodes members' text in words of at most 75 characters, as RFC 2047 demands. Over SMTP, PHPMailer makes one word of any length.
	 * @param PHPMailer $mailer Core's, with our email.
	 */
	private static function encode( PHPMailer $mailer ): void {
		$words = static fn( string $text ): string => preg_match( '/[\x80-\xff]/', $text )
			? str_replace( "\r\n", '', mb_encode_mimeheader( $text, 'UTF-8', 'B', "\r\n", strlen( 'Subject: ' ) ) )
			: $text;
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		$mailer->Subject = $words( $mailer->Subject );
		$answers         = $mailer->getReplyToAddresses();
		$mailer->clearReplyTos();
		foreach ( $answers as [ $address, $name ] ) {
			$mailer->addReplyTo( $address, $words( $name ) );
		}
	}

	private function is_open(): bool {
		$mailer = $GLOBALS['phpmailer'] ?? null;
		return $mailer instanceof PHPMailer && $mailer->getSMTPInstance()->connected();
	}

	/** Gives it to wp_mail(). Returns '' when it was handed over, else the reason why not. */
	private function hand_over( Mail $mail ): string {
		$this->reason       = '';
		$this->reached_some = false;
		$this->is_ours      = true;
		$mailer             = null;
		$prepare            = function ( PHPMailer $php_mailer ) use ( $mail, &$mailer ): void {
			if ( ! $this->is_ours ) {
				return;
			}
			// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
			$mailer                = $php_mailer;
			$php_mailer->AltBody   = $mail->text;
			$php_mailer->MessageID = $mail->message_id;
			// The next email uses the same connection.
			$php_mailer->SMTPKeepAlive = true;
			// An email is many short lines. Without this, TCP delays the last one by 40 ms.
			$php_mailer->SMTPOptions = array_replace_recursive(
				array( 'socket' => array( 'tcp_nodelay' => true ) ),
				$php_mailer->SMTPOptions
			);
			// phpcs:enable
		};
		$note               = function ( WP_Error $error ): void {
			$this->reason       = $error->get_error_message();
			$this->reached_some = PHPMailer::STOP_CONTINUE === ( ( (array) $error->get_error_data() )['phpmailer_exception_code'] ?? null );
		};
		add_action( 'phpmailer_init', $prepare );
		add_action( 'phpmailer_init', array( $this, 'keep_apart' ), PHP_INT_MAX );
		add_action( 'wp_mail_failed', $note );
		add_filter( 'wp_mail_from_name', array( $this, 'sender_name' ), 5 );
		try {
			$done = wp_mail( $mail->to, $mail->subject, $mail->html, $mail->headers );
		} finally {
			$this->is_ours = false;
			remove_action( 'phpmailer_init', $prepare );
			remove_action( 'wp_mail_failed', $note );
			remove_filter( 'wp_mail_from_name', array( $this, 'sender_name' ), 5 );
			if ( $mailer instanceof PHPMailer ) {
				// Core uses the same object for the next email, which may be another plugin's.
				// phpcs:disable WordPress.NamingConventions.ValidVariableName
				$mailer->MessageID     = '';
				$mailer->SMTPKeepAlive = false;
				// phpcs:enable
			}
		}
		if ( $done ) {
			return '';
		}
		return '' === $this->reason ? 'wp_mail() returned false' : $this->reason;
	}

	/** The site's name instead of core's "WordPress". A name set by an SMTP plugin stays. */
	public function sender_name( string $name ): string {
		return 'WordPress' === $name ? wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) : $name;
	}
}
