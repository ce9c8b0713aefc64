<?php

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Account;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use RuntimeException;
use WP_Error;

/** Creates activated members of one role from the demo's texts, without any email. */
abstract class Members {

	private const PASSWORD = 'password123';

	/** @param array<string,int> $skills Skill ids by name. */
	final public function __construct(
		protected readonly Marks $marks,
		protected readonly Attachments $attachments,
		private readonly array $skills
	) {}

	/**
	 * @param array<string,mixed> $texts
	 * @param int                 $place Index in the file.
	 */
	abstract protected function one( string $mark, int $place, array $texts ): void;

	/**
	 * @param string $file  Name of the texts.
	 * @param string $mark  Start of their marks.
	 * @param int    $count Total wanted.
	 * @return int Number of new ones.
	 */
	final public function seed( string $file, string $mark, int $count ): int {
		// The demo's password is public, so a slow hash has no use. Applies to this command's run only.
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		$made = 0;
		foreach ( Source::people( $file, $count ) as $place => $texts ) {
			if ( 0 === $this->marks->user( "{$mark}:{$place}" ) ) {
				Transaction::run( fn() => $this->one( "{$mark}:{$place}", $place, $texts ) );
				++$made;
			}
		}
		return $made;
	}

	/**
	 * Creates an account. The fields are checked by the sign-up form.
	 * @param string              $role   designer or contractor.
	 * @param array<string,mixed> $texts  With the language, and the email address and links if there are any.
	 * @param float               $days   Days since the last change.
	 * @param array<string,mixed> $values Fields.
	 * @return int User id.
	 */
	final protected function create( string $mark, string $role, array $texts, float $days, array $values ): int {
		$email   = $texts['email'] ?? strtr( $mark, ':', '-' ) . '@example.test';
		$values += (array) ( $texts['links'] ?? array() ) + array(
			'role'            => $role,
			'email'           => $email,
			'password'        => self::PASSWORD,
			'password_verify' => self::PASSWORD,
			'cgu_1'           => true,
			'cgu_2'           => true,
		);
		$form    = Contract::form( 'member', "register_{$role}" );
		$this->check( $email, $form->errors( $values, false, array( 'avatar', 'project_image' ) ) );
		$name   = (string) $values[ Member_Fields::name_field( $role ) ];
		$claims = new Reservations();
		$id     = Account::create( $role, $email, self::PASSWORD, $name, ( new Slugs() )->claim( $name, $claims ) );
		$claims->release();
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( "{$email}: " . $id->get_error_message() );
		}
		$none = array_fill_keys( array_keys( Member_Fields::rules( $role ) ), null );
		Member_Fields::write( $id, array( 'locale' => $texts['locale'] ) + $values + $none );
		// With their time, which the newsletter's list shows.
		$given = array_intersect_key( $values, array_flip( array( 'cgu_1', 'cgu_2', 'newsletter' ) ) );
		Consent::log( $id, array_filter( $given ), 'signup' );
		State::wait( $id );
		State::activate( $id );
		update_user_meta( $id, State::UPDATED, Clock::gmt( $days ) );
		$this->marks->put_user( $mark, $id );
		return $id;
	}

	/** @param array<string,mixed> $errors By field. */
	final protected function check( string $what, array $errors ): void {
		if ( $errors ) {
			throw new RuntimeException( "{$what}: " . wp_json_encode( $errors ) );
		}
	}

	/**
	 * @param string $field avatar or project_image.
	 * @param string $kind  One of Image_Kind::ALL.
	 */
	final protected function picture( int $id, string $field, string $kind, string $name, string $alt = '' ): void {
		Member_Fields::write( $id, array( $field => $this->attachments->of_member( $kind, $name, $id, 0, $alt ) ) );
	}

	/** @return list<int> Ids of skills. */
	final protected function skills( string ...$names ): array {
		$id = fn( string $name ): int => $this->skills[ $name ] ?? throw new RuntimeException( "Unknown skill {$name}" );
		return array_values( array_map( $id, $names ) );
	}
}
