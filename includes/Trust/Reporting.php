<?php
/** Takes reports of members and of strangers. Each write is one transaction. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Error;

/**
 * A second report of the same thing by the same person returns the first one, while that waits, and later as long as the thing has not
 * changed.
 */
final class Reporting {

	public function waiting( Reported_Item $thing, int $reporter ): ?Report {
		return array_values(
			array_filter( Report_Query::of( $thing, true ), static fn( Report $report ): bool => $report->reporter === $reporter )
		)[0] ?? null;
	}

	/**
	 * @param Reported_Item $thing        Must be visible to the member and not their own.
	 * @param bool          $with_context Whether to store what was said just before, too.
	 * @return array{Report,bool}|WP_Error The report, and whether it is new.
	 */
	public function by_member(
		Reported_Item $thing,
		int $reporter,
		string $reason,
		string $words,
		bool $with_context = false
	): array|WP_Error {
		return Transaction::run(
			function () use ( $thing, $reporter, $reason, $words, $with_context ): array|WP_Error {
				$gone = Account_Lock::hold( $reporter, $thing->owner );
				if ( $gone ) {
					return $gone;
				}
				$known            = $this->waiting( $thing, $reporter );
				[ $report, $new ] = $known
					? array( $known, false )
					: $this->store( $thing, "user:{$reporter}", $reason, $words, array( 'reporter_id' => $reporter ), $with_context );
				if ( $new ) {
					self::receipt( $report );
				}
				return array( $report, $new );
			}
		);
	}

	/**
	 * @param Reported_Item $thing   Must be visible to strangers.
	 * @param bool          $is_told Whether to send emails to the address, which is not proven. If not, neither address nor name is stored.
	 */
	public function by_stranger(
		Reported_Item $thing,
		string $name,
		string $address,
		string $reason,
		string $words,
		bool $is_told
	): ?WP_Error {
		return Account_Lock::with(
			$thing->owner,
			function () use ( $thing, $name, $address, $reason, $words, $is_told ): void {
				$who              = $is_told ? array(
					'reporter_name'    => $name,
					'reporter_address' => $address,
					'reporter_locale'  => determine_locale(),
				) : array();
				[ $report, $new ] = $this->store( $thing, 'mail:' . Recipient::mailbox( $address ), $reason, $words, $who );
				if ( $new && $is_told ) {
					self::receipt( $report );
				}
			}
		);
	}

	/** Settles all waiting reports of a thing, and tells their reporters. The lock of the author's account must be held. */
	public function settle( Reported_Item $thing, int $id, Decision_Kind $decision ): void {
		Report_Writer::settle( $thing, $id, $decision );
		$this->tell( $id, $id, Decision_Kind::Gone === $decision ? 'report_gone' : 'report_decided' );
	}

	/**
	 * Tells the reporters that an account is on again.
	 * @param int $decision Id of the decision that switched it on.
	 */
	public function tell_account_on( int $user_id, int $decision ): void {
		$first = Decisions::find( $user_id, $decision )['about'] ?? 0;
		if ( $first > 0 ) {
			$this->tell( $first, $decision );
		}
	}

	/** Closes the reports about a member who is erased, as nobody can decide about them any more. They are kept as long as decided ones. */
	public function end_about( int $owner ): void {
		foreach ( Report_Query::waiting_about( $owner ) as $thing ) {
			$nobodys = new Reported_Item( $thing->kind, $thing->id, 0 );
			$this->settle( $nobodys, Decisions::add( $nobodys, Decision_Kind::Gone, '', '', 0 ), Decision_Kind::Gone );
		}
	}

	public static function recipient( Report $report ): string {
		return $report->reporter > 0 ? "user:{$report->reporter}" : "report:{$report->id}";
	}

	/**
	 * The payload of an email about a report. It never has a stranger's name, so that nobody can send their own words to others.
	 * @return array<string,int|string>
	 */
	public static function payload( Report $report ): array {
		$payload = array( 'report' => $report->id );
		return '' === $report->address ? $payload : $payload + array(
			'address' => $report->address,
			'locale'  => $report->locale,
		);
	}

	private static function receipt( Report $report ): void {
		( new Outbox() )->enqueue(
			"report_received:{$report->id}",
			self::recipient( $report ),
			'report_received',
			self::payload( $report )
		);
	}

	/**
	 * Queues an email to those whose reports a decision settled.
	 * @param int $settled Id of the decision that settled them.
	 * @param int $id      Id of the decision the email is about.
	 */
	public function tell( int $settled, int $id, string $mail = 'report_decided' ): void {
		foreach ( Report_Query::decided_by( $settled ) as $report ) {
			if ( $report->reporter > 0 || '' !== $report->address ) {
				( new Outbox() )->enqueue(
					"report_decided:{$report->id}:{$id}",
					self::recipient( $report ),
					$mail,
					array( 'decision' => $id ) + self::payload( $report )
				);
			}
		}
	}

	/**
	 * Adds the row, unless the same person has already reported the thing in its current state.
	 * @param string              $who          The reporter, as in key().
	 * @param array<string,mixed> $more         Columns about the reporter.
	 * @param bool                $with_context Whether to store what was said just before, too.
	 * @return array{Report,bool} The report, and whether it is new.
	 * @throws Lost_Transaction If it cannot be stored.
	 */
	private function store(
		Reported_Item $thing,
		string $who,
		string $reason,
		string $words,
		array $more,
		bool $with_context = false
	): array {
		$content = Snapshot::of( $thing );
		$key     = self::key( $thing, $who, Evidence::fingerprint( $thing, $content ) );
		$known   = Report_Query::by_key( $key );
		if ( $known ) {
			return array( $known, false );
		}
		$report = Report_Writer::add(
			$thing,
			$more + array(
				'repeat_key'  => $key,
				'reason'      => $reason,
				'words'       => $words,
				'evidence_id' => Evidence::keep( $thing, $with_context ? Snapshot::of( $thing, true ) : $content ),
			)
		);
		Open_Reports::announce();
		return array( $report, true );
	}

	/** A keyed hash, the same for the same report. Addresses cannot be read from it. */
	private static function key( Reported_Item $thing, string $who, string $fingerprint ): string {
		return hash_hmac( 'sha256', "report|{$thing->kind->value}|{$thing->id}|{$who}|{$fingerprint}", wp_salt( 'nonce' ) );
	}
}
