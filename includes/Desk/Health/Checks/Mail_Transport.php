<?php
/** Checks how emails leave the server, and whether the mail server can be reached. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use PHPMailer\PHPMailer\PHPMailer;

final class Mail_Transport implements Check {

	public const ID   = 'mail';
	public const SLOW = true;

	private const SECONDS = 5;

	/** @param string|null $sendmail Value of sendmail_path in php.ini. */
	public function __construct( private readonly ?string $sendmail = null ) {}

	public function name(): string {
		return __( 'How emails are sent', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( has_filter( 'pre_wp_mail' ) ) {
			return Finding::good( __( 'Another plugin sends the emails', 'design-marketplace' ) );
		}
		$mailer = $this->mailer();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		if ( 'smtp' === $mailer->Mailer ) {
			$host = (string) strtok( $mailer->Host, ';' );
			return $this->opens( $host, $mailer->Port )
				/* translators: %s: name of a mail server. */
				? Finding::good( sprintf( __( 'Emails are sent over %s', 'design-marketplace' ), $host ) )
				: Finding::critical(
					/* translators: 1: name of a mail server, 2: port. */
					sprintf( __( 'The mail server %1$s does not respond on port %2$d', 'design-marketplace' ), $host, $mailer->Port ),
					__(
						'Emails are waiting and will be retried for 15 hours. Check the host and port, and that the firewall lets this server through.',
						'design-marketplace'
					)
				);
		}
		// phpcs:enable
		return $this->has_sendmail()
			? Finding::recommended(
				__( 'Emails are sent through PHP’s mail()', 'design-marketplace' ),
				__(
					'Many mail servers treat them as spam. Send them over SMTP, using any SMTP plugin or as the README shows.',
					'design-marketplace'
				)
			)
			: Finding::critical(
				__( 'This server cannot send emails', 'design-marketplace' ),
				__(
					'PHP’s mail() has no program to hand them to, so nobody can activate an account. Send emails over SMTP, with any SMTP plugin or as the README shows.',
					'design-marketplace'
				)
			);
	}

	/** A mailer, set up as WordPress and plugins do it for the next email. */
	private function mailer(): PHPMailer {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$mailer = new PHPMailer( true );
		$mailer->isMail();
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return $mailer;
	}

	/** @param string $host Name or address, with or without a scheme. */
	private function opens( string $host, int $port ): bool {
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

	private function has_sendmail(): bool {
		$program = (string) strtok( trim( $this->sendmail ?? (string) ini_get( 'sendmail_path' ) ), ' ' );
		return function_exists( 'mail' ) && '' !== $program && is_executable( $program );
	}
}
