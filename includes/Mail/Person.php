<?php
/** A member whom an email is about, with a face and pictures of their work. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

/** Pictures are links to the site; a mail program that loads none shows their labels. */
final class Person {

	/**
	 * Nothing in it is escaped.
	 * @param string                               $line  What they do and where: "Type designer, Lausanne".
	 * @param string                               $url   Their page, '' for none.
	 * @param string                               $face  Address of their picture, '' for none.
	 * @param list<array{label:string,url:string}> $works Pictures of their work.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $line = '',
		public readonly string $url = '',
		public readonly string $face = '',
		public readonly array $works = array()
	) {}
}
