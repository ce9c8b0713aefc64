<?php
/** The recipient of an email, looked up when it is sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Rows;
use LogicException;

final class Recipient {

	/** @var class-string<Address_Book>|null */
	private static ?string $book = null;

	/**
	 * @param int          $user_id User, 0 when the account is gone.
	 * @param string       $role    designer, contractor or ''.
	 * @param string       $locale  Locale to write in, '' for the site's.
	 * @param list<string> $wanted  Categories of optional emails they want, see Message.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly string $email,
		public readonly string $name,
		public readonly string $role,
		public readonly string $locale,
		public readonly bool $is_off = false,
		private readonly array $wanted = array()
	) {}

	/** @param class-string<Address_Book> $book */
	public static function set_book( string $book ): void {
		self::$book = $book;
	}

	public static function book(): Address_Book {
		return Rows::object( self::$book ?? throw new LogicException( 'Plugin::load() comes first.' ) );
	}

	public function at( string $email ): self {
		return new self( $this->user_id, $email, $this->name, $this->role, $this->locale, $this->is_off, $this->wanted );
	}

	public function wants( string $category ): bool {
		return in_array( $category, $this->wanted, true );
	}

	/**
	 * The user a row of the outbox goes to, 0 for none.
	 * @param string $key `user:12`.
	 */
	public static function user( string $key ): int {
		return preg_match( '/^user:(\d+)$/D', $key, $match ) ? (int) $match[1] : 0;
	}

	public static function locale( string $language ): string {
		$code = Languages::code( $language );
		return '' === $code ? '' : Languages::locale( $code, Languages::site_locale() );
	}

	/** The address that limits count: without a part after a plus, which reaches the same mailbox. */
	public static function mailbox( string $address ): string {
		return (string) preg_replace( '/\+[^@]*(?=@)/', '', strtolower( $address ) );
	}
}
