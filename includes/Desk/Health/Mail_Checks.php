<?php
/** Emails. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Desk\Webhooks\Webhooks;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use PHPMailer\PHPMailer\PHPMailer;

final class Mail_Checks {

	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	/** To wait for a mail server. */
	private const SECONDS = 5;

	public static function outbox(): Finding {
		$late = Outbox_Entries::late( self::PATIENCE );
		if ( $late > 0 ) {
			return Finding::critical(
				sprintf(
					/* translators: %d: number of mails. */
					_n( '%d email has been waiting too long', '%d emails have been waiting too long', $late, 'design-marketplace' ),
					$late
				),
				__( 'They should have been sent more than 15 minutes ago. Check the scheduled jobs, then “wp design-marketplace outbox list”.', 'design-marketplace' ) . self::reason()
			);
		}
		$failed = ( new Outbox_Entries() )->number( Status::Failed );
		if ( $failed > 0 ) {
			return Finding::recommended(
				/* translators: %d: number of mails. */
				sprintf( _n( '%d email has failed', '%d emails have failed', $failed, 'design-marketplace' ), $failed ),
				__( 'Each was tried for 15 hours. Once the mail server works again, run “wp design-marketplace outbox retry”.', 'design-marketplace' ) . self::reason()
			);
		}
		return Finding::good( __( 'No emails are delayed, and none have failed', 'design-marketplace' ) );
	}

	public static function webhook(): Finding {
		return '' === Webhooks::off_since()
			? Finding::good( __( 'The webhook is not switched off by failures', 'design-marketplace' ) )
			: Finding::recommended(
				__( 'The webhook is off', 'design-marketplace' ),
				__( 'Too many attempts in a row have failed, so the other system is told nothing any more. Once it answers again, switch the webhook on in the settings of other systems.', 'design-marketplace' )
			);
	}

	/** The mail server's last error, as a sentence. */
	private static function reason(): string {
		$reason = Outbox_Entries::last_error();
		return '' === $reason
			? ''
			/* translators: %s: what the mail server said. */
			: ' ' . sprintf( __( 'The last reason: %s', 'design-marketplace' ), wp_html_excerpt( $reason, 200, '…' ) );
	}

	/** @param string|null $sendmail Value of sendmail_path in php.ini. */
	public static function transport( ?string $sendmail = null ): Finding {
		if ( has_filter( 'pre_wp_mail' ) ) {
			return Finding::good( __( 'Another plugin sends the emails', 'design-marketplace' ) );
		}
		$mailer = self::mailer();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		if ( 'smtp' === $mailer->Mailer ) {
			$host = (string) strtok( $mailer->Host, ';' );
			return self::opens( $host, $mailer->Port )
				/* translators: %s: name of a mail server. */
				? Finding::good( sprintf( __( 'Emails are sent over %s', 'design-marketplace' ), $host ) )
				: Finding::critical(
					/* translators: 1: name of a mail server, 2: port. */
					sprintf( __( 'The mail server %1$s does not respond on port %2$d', 'design-marketplace' ), $host, $mailer->Port ),
					__( 'Emails are waiting and will be retried for 15 hours. Check the host and port, and that the firewall lets this server through.', 'design-marketplace' )
				);
		}
		// phpcs:enable
		return self::has_sendmail( $sendmail ?? (string) ini_get( 'sendmail_path' ) )
			? Finding::recommended(
				__( 'Emails are sent through PHP’s mail()', 'design-marketplace' ),
				__( 'Many mail servers treat them as spam. Send them over SMTP, using any SMTP plugin or as the README shows.', 'design-marketplace' )
			)
			: Finding::critical(
				__( 'This server cannot send emails', 'design-marketplace' ),
				__( 'PHP’s mail() has no program to hand them to, so nobody can activate an account. Send emails over SMTP, with any SMTP plugin or as the README shows.', 'design-marketplace' )
			);
	}

	/** A mailer, set up as WordPress and plugins do it for the next email. */
	private static function mailer(): PHPMailer {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$mailer = new PHPMailer( true );
		$mailer->isMail();
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return $mailer;
	}

	/** @param string $host Name or address, with or without a scheme. */
	private static function opens( string $host, int $port ): bool {
		set_error_handler( static fn(): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a refused connection is an answer here, not a warning.
		$connection = stream_socket_client(
			'tcp://' . preg_replace( '#^\w+://#', '', $host ) . ':' . $port,
			$code,
			$message,
			self::SECONDS
		);
		restore_error_handler();
		if ( ! is_resource( $connection ) ) {
			return false;
		}
		fclose( $connection ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a connection, no file.
		return true;
	}

	private static function has_sendmail( string $command ): bool {
		$program = (string) strtok( trim( $command ), ' ' );
		return function_exists( 'mail' ) && '' !== $program && is_executable( $program );
	}
}
