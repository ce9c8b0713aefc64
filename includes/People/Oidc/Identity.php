<?php
/** Somebody whom the provider has logged in, and what it says of them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Schools\Schools;

final class Identity {

	/** The affiliation of people who only use a school's library. */
	private const VISITOR = 'library-walk-in@';

	/** Values that are read of one claim. */
	private const MANY = 50;

	/**
	 * @param string       $email     Checked address, '' for none.
	 * @param bool         $is_proven Whether the provider says that the address is theirs.
	 * @param list<string> $domains   Domains of the schools they belong to.
	 * @param list<string> $languages ISO codes.
	 */
	private function __construct(
		public readonly string $issuer,
		public readonly string $sub,
		public readonly string $email,
		public readonly bool $is_proven,
		public readonly string $name,
		public readonly array $domains,
		public readonly array $languages
	) {}

	/** @param array<string,mixed> $claims Checked ones. */
	public static function of( array $claims ): self {
		$text  = static fn( string $name ): string => is_string( $claims[ $name ] ?? null ) ? $claims[ $name ] : '';
		$typed = trim( $text( 'email' ) );
		$email = self::checked( 'email', $typed );
		// One that a form would spell otherwise is another mailbox, which nobody has proven.
		$email  = $email === $typed ? $email : '';
		$values = static fn( string $what ): array => self::words( $claims[ Provider_Settings::claim( $what ) ] ?? null );
		$name   = '' === $text( 'name' ) ? trim( "{$text( 'given_name' )} {$text( 'family_name' )}" ) : $text( 'name' );
		return new self(
			Provider_Settings::issuer(),
			$text( 'sub' ),
			$email,
			'' !== $email && true === ( $claims['email_verified'] ?? null ),
			self::checked( 'name', $name ),
			self::domains( array( ...$values( 'affiliation' ), ...$values( 'home' ) ) ),
			self::languages( $values( 'language' ) )
		);
	}

	/** @param array<mixed> $kept Result of kept(). */
	public static function read( array $kept ): ?self {
		$person = array_values( $kept );
		return 7 === count( $person ) && Provider_Settings::issuer() === $person[0] ? new self( ...$person ) : null;
	}

	/** @return array<string,mixed> */
	public function kept(): array {
		return get_object_vars( $this );
	}

	/** Whether an address is proven to be theirs. */
	public function has( string $email ): bool {
		// Compared here: the database takes letters with and without accents for the same.
		return $this->is_proven && 0 === strcasecmp( $this->email, $email );
	}

	/** @return list<string> Codes of their schools. */
	public function schools(): array {
		return array_values( array_unique( array_filter( array_map( array( Schools::class, 'of_domain' ), $this->domains ) ) ) );
	}

	/** @return array{email:string,email_proven:bool,name:string,school:string,languages:list<string>} What the sign-up is filled with. */
	public function fields(): array {
		return array(
			'email'        => $this->email,
			'email_proven' => $this->is_proven,
			'name'         => $this->name,
			'school'       => $this->schools()[0] ?? '',
			'languages'    => $this->languages,
		);
	}

	/** A value that a form would accept, else ''. */
	private static function checked( string $field, string $value ): string {
		$rule  = Contract::fields( 'member' )[ $field ];
		$value = strlen( $value ) > 1000 ? '' : $rule->clean( $value );
		return is_string( $value ) && '' !== $value && null === $rule->error( $value, array( $field => $value ) ) ? $value : '';
	}

	/**
	 * The texts of a claim that is one or a list.
	 * @return list<string>
	 */
	private static function words( mixed $claim ): array {
		$is_word = static fn( mixed $word ): bool => is_string( $word ) && strlen( $word ) < 300;
		$words   = array_slice( array_values( array_filter( (array) $claim, $is_word ) ), 0, self::MANY );
		return array_map( static fn( string $word ): string => strtolower( trim( $word ) ), $words );
	}

	/**
	 * @param list<string> $words Such as `student@epfl.ch` or `epfl.ch`.
	 * @return list<string>
	 */
	private static function domains( array $words ): array {
		$words   = array_filter( $words, static fn( string $word ): bool => ! str_starts_with( $word, self::VISITOR ) );
		$domains = array_map( static fn( string $word ): string => substr( (string) strrchr( "@{$word}", '@' ), 1 ), $words );
		return array_values( array_unique( preg_grep( '/^[a-z0-9.-]{4,120}$/D', $domains ) ?: array() ) ); // phpcs:ignore WordPress.PHP.DisallowShortTernary -- never false.
	}

	/**
	 * @param list<string> $words Such as `fr-CH`.
	 * @return list<string>
	 */
	private static function languages( array $words ): array {
		return array_values( array_unique( (array) preg_filter( '/^([a-z]{2})([-_ ,;].*)?$/D', '$1', $words ) ) );
	}
}
